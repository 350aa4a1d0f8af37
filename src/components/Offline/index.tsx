import {OfflineControl} from './OfflineControl';

/** Stores the guide in the browser, for reading offline. */
export const Offline = FEATURES.offline ? OfflineControl : () => null;
