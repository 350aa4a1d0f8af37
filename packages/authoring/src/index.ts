export {runPage} from './pages';
export {runRename} from './rename';
export {runI18n} from './translate';
export {formatStatus} from './translate/report';
export {readStatus} from './translate/status';
export {runVersion} from './version';
