/** What a page and the owner's server share of a report. It needs neither Node nor a browser. */
export {maskPersonal} from './mask';
export {
  limits,
  readReport,
  reasons,
  REPORT_PATTERN,
  writeReport,
  type Comment,
  type Reason,
  type Report,
  type Search,
  type Vote,
} from './report';
