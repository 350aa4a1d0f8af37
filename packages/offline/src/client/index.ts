export {missingFiles, removeCopy, saveCopy} from './saveCopy';
export {OfflineFailure, type Reason} from './failure';
export {fetchList} from './download';
export {findCopy, type FindCopyResult} from './findCopy';
export {totalSize, type CopyList, type StoredCopy} from '../store/copyList';
