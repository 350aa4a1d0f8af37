import {OfflineControl} from './OfflineControl';

export const Offline = FEATURES.offline ? OfflineControl : () => null;
