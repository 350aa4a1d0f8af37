export {default} from './index';
