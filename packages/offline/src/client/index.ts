export {keep, missingFiles, remove} from './change';
export {OfflineFailure, type Reason} from './failure';
export {fetchList} from './download';
export {lookUp, type LookUpResult} from './state';
export {totalSize, type CopyList, type StoredCopy} from '../store/copyList';
