import {defineFigure} from '../figure';
import {Speaking} from '../kit';
import {QUALITY_SCORE_HEIGHT, QualityScore} from '../parts/quality-score';

export default defineFigure({
  height: QUALITY_SCORE_HEIGHT,
  draw: () => (
    <Speaking locale="en">
      <QualityScore />
    </Speaking>
  ),
});
