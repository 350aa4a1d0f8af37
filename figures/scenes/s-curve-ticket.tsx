import {defineFigure} from '@guide/figures/kit';
import {S_CURVE_HEIGHT, SCurve} from '../parts/s-curve';

export default defineFigure({height: S_CURVE_HEIGHT, draw: () => <SCurve />});
