import {createContext} from 'react';

/** Whether code blocks omit highlighting and buttons, because their container is closed. */
export const PlainCode = createContext(false);
