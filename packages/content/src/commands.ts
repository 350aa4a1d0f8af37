/** What the commands of writers do, and what tools may ask of pages; a site gives them its facts and its arguments. */
export {runCheck} from './check';
export {withDefaults} from './content';
export {runI18n} from './i18n';
export {withoutRecord} from './i18n/record';
export {formatStatus} from './i18n/report';
export {readStatus} from './i18n/status';
export {listPages, locate, pairOf} from './languages';
export {runPage} from './pages';
export {runCut} from './cut';
export {runRename} from './rename';
