import {OfflineControl} from './OfflineControl';

/** `null` if the feature is disabled. */
export const Offline = FEATURES.offline ? OfflineControl : () => null;
