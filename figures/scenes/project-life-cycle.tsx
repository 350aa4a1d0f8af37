import {Arrow, Box, Caption, defineFigure, label, Text} from '@guide/figures/kit';

export default defineFigure({height: 250, draw: LifeCycle});

function LifeCycle() {
  return (
    <>
      <Box x={20} y={30} width={120} height={56} title={label('draft')} tone="muted" />
      <Box x={240} y={30} width={120} height={56} title={label('active')} tone="accent" />
      <Box x={460} y={30} width={120} height={56} title={label('on-hold')} />
      <Box x={240} y={165} width={120} height={56} title={label('closed')} />
      <Box x={460} y={165} width={120} height={56} title={label('archived')} tone="muted" dashed />
      <Arrow d="M142 58H236" />
      <Arrow d="M362 58H456" bidirectional />
      <Arrow d="M285 88V161" />
      <Arrow d="M315 163V90" />
      <Arrow d="M490 88V125H350V161" />
      <Arrow d="M362 200H456" bidirectional />
      <Arrow d="M80 88V236H520V225" bidirectional />
      <Caption x={275} y={130} anchor="end" text={label('close-project')} />
      <Text muted x={326} y={112} text={label('reopen')} />
    </>
  );
}
