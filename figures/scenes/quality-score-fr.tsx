import {defineFigure} from '@guide/figures/kit';
import {QUALITY_SCORE_HEIGHT, QualityScore} from '../parts/quality-score';

export default defineFigure({height: QUALITY_SCORE_HEIGHT, draw: QualityScore, locale: 'fr'});
