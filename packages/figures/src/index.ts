export {runCards} from './cards';
export {runFigures} from './render';
