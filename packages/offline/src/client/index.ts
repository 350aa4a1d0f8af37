/** For the component by which a reader keeps a copy, sees how it stands, and removes it. */
export {keep, lackingFiles, remove} from './change';
export {OfflineFailure, type Reason} from './failure';
export {fetchList} from './download';
export {lookUp, type Kept} from './state';
export {weigh, type CopyList, type KeptCopy} from '../store/copyList';
