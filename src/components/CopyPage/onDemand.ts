/** What the menu holds besides the link that is always in it: fetched before it opens. */
export {default as Assistants} from './Assistants';
export {default as CopyEntry} from './CopyEntry';
