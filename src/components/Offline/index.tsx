import {OfflineControl} from './OfflineControl';

/** Control to store the guide in the browser. */
export const Offline = FEATURES.offline ? OfflineControl : () => null;
