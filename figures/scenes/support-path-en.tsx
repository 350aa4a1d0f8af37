import {defineFigure} from '@guide/figures/kit';
import {SUPPORT_PATH_HEIGHT, SupportPath} from '../parts/navigate';

export default defineFigure({height: SUPPORT_PATH_HEIGHT, draw: SupportPath, locale: 'en'});
