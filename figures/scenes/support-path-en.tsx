import {defineFigure} from '../figure';
import {Speaking} from '../kit';
import {SUPPORT_PATH_HEIGHT, SupportPath} from '../parts/navigate';

export default defineFigure({
  height: SUPPORT_PATH_HEIGHT,
  draw: () => (
    <Speaking locale="en">
      <SupportPath />
    </Speaking>
  ),
});
