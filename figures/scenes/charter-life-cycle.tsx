import {Arrow, Box, defineFigure, type FigureText, label, Text} from '@guide/figures/kit';

export default defineFigure({height: 288, draw: CharterLifeCycle});

const box = {y: 28, width: 104, height: 60};
const centreY = box.y + box.height / 2;
const arrowTop = box.y + box.height + 2;

function CharterLifeCycle() {
  return (
    <>
      <Box {...box} x={20} title={label('draft')} tone="muted" />
      <Box {...box} x={248} title={label('submitted')} tone="accent" />
      <Box {...box} x={476} title={label('approved')} tone="success" />
      <Forward from={126} text={label('submit-for-approval')} />
      <Forward from={354} text={label('approve')} />
      <ReturnArrow
        from={300}
        to={92}
        y={138}
        text={label('request-changes')}
        note={{en: 'comment required', fr: 'commentaire obligatoire'}}
      />
      <ReturnArrow
        from={528}
        to={52}
        y={216}
        text={label('create-revision')}
        note={{
          en: 'version + 1, the approved one stays readable',
          fr: 'version + 1, l’approuvée reste lisible',
        }}
      />
    </>
  );
}

function Forward({from, text}: {from: number; text: string}) {
  const twoLines = text.includes(' ');
  return (
    <>
      <Text
        x={from + 60}
        y={centreY - (twoLines ? 27 : 9)}
        anchor="middle"
        maxWidth={118}
        wrapped
        text={text}
      />
      <Arrow d={`M${from} ${centreY}H${from + 118}`} />
    </>
  );
}

function ReturnArrow({
  from,
  to,
  y,
  text,
  note,
}: {
  from: number;
  to: number;
  y: number;
  text: string;
  note: FigureText;
}) {
  const x = (from + to) / 2;
  return (
    <>
      <Arrow d={`M${from} ${arrowTop}V${y}H${to}V${arrowTop + 2}`} dashed />
      <Text x={x} y={y + 22} anchor="middle" maxWidth={from - to + 16} text={text} />
      <Text x={x} y={y + 41} muted anchor="middle" maxWidth={from - to} text={note} />
    </>
  );
}
