/** The rules of each language. The browser gets those of the site's language alone: `only.cjs`. */
export {de} from './de';
export {en} from './en';
export {es} from './es';
export {fr} from './fr';
export {it} from './it';
export {nl} from './nl';
export {pt} from './pt';
