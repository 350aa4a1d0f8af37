/** What draws the figures, the social cards and the icons of the site that it is run in. */
export {runCards} from './cards';
export {runFigures} from './render';
