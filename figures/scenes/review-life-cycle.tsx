import {defineFigure} from '../figure';
import {Arrow, Box, Caption, usePen, wrap} from '../kit';

export default defineFigure({height: 252, draw: () => <ReviewLifeCycle />});

function ReviewLifeCycle() {
  const {label, say} = usePen();
  return (
    <>
      <Box x={16} y={56} width={116} height={60} title={label('planned')} />
      <Box x={242} y={56} width={116} height={60} title={label('held')} />
      <Box x={468} y={56} width={116} height={60} title={label('published')} tone="accent" />
      <Box x={16} y={178} width={116} height={60} title={label('cancelled')} tone="muted" dashed />
      <Arrow
        points={[
          [134, 86],
          [238, 86],
        ]}
      />
      <Arrow
        points={[
          [360, 86],
          [464, 86],
        ]}
      />
      <Arrow
        points={[
          [526, 118],
          [526, 162],
          [300, 162],
          [300, 120],
        ]}
      />
      <Arrow
        points={[
          [74, 118],
          [74, 174],
        ]}
        dashed
      />
      <Over x={187}>{label('mark-as-held')}</Over>
      <Over x={413}>{label('publish-minutes')}</Over>
      <Caption x={413} y={184}>
        {label('create-revision')}
      </Caption>
      <Caption x={86} y={151} anchor="start">
        {say({en: 'Cancel the review', fr: 'Annuler la revue'})}
      </Caption>
    </>
  );
}

/** Words that stand on an arrow of the first row, on as many lines as they need. */
function Over({x, children}: {x: number; children: string}) {
  const widest = 106;
  const lines = wrap(children, widest, 14).length;
  return (
    <Caption x={x} y={93.5 - lines * 17.5} max={widest}>
      {children}
    </Caption>
  );
}
