import {defineFigure} from '../figure';
import {Arrow, Box, Caption, usePen} from '../kit';

export default defineFigure({height: 250, draw: () => <LifeCycle />});

function LifeCycle() {
  const {label} = usePen();
  return (
    <>
      <Box x={20} y={30} width={120} height={56} title={label('draft')} tone="muted" />
      <Box x={240} y={30} width={120} height={56} title={label('active')} tone="accent" />
      <Box x={460} y={30} width={120} height={56} title={label('on-hold')} />
      <Box x={240} y={165} width={120} height={56} title={label('closed')} />
      <Box x={460} y={165} width={120} height={56} title={label('archived')} tone="muted" dashed />
      <Arrow
        points={[
          [142, 58],
          [236, 58],
        ]}
      />
      <Arrow
        points={[
          [362, 58],
          [456, 58],
        ]}
        both
      />
      <Arrow
        points={[
          [285, 88],
          [285, 161],
        ]}
      />
      <Arrow
        points={[
          [315, 163],
          [315, 90],
        ]}
      />
      <Arrow
        points={[
          [490, 88],
          [490, 125],
          [350, 125],
          [350, 161],
        ]}
      />
      <Arrow
        points={[
          [362, 200],
          [456, 200],
        ]}
        both
      />
      <Arrow
        points={[
          [80, 88],
          [80, 236],
          [520, 236],
          [520, 225],
        ]}
        both
      />
      <Caption x={231} y={130} anchor="end">
        {label('close-project')}
      </Caption>
      <Caption x={326} y={112} anchor="start">
        {label('reopen')}
      </Caption>
    </>
  );
}
