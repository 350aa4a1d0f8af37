export {missingFiles, removeCopy, saveCopy} from './saveCopy';
export {OfflineFailure, type FailureReason} from './failure';
export {fetchManifest} from './download';
export {findCopy, type FindCopyResult} from './findCopy';
export {totalSize, type CopyManifest, type StoredCopy} from '../store/copyManifest';
