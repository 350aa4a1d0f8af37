export {default} from '../../../sidebars';
