import {defineFigure} from '../figure';
import {Arrow, Box, label, Text, type FigureText} from '../kit';

export default defineFigure({height: 288, draw: CharterLifeCycle});

const box = {y: 28, width: 104, height: 60};
const centreY = box.y + box.height / 2;
const under = box.y + box.height + 2;

function CharterLifeCycle() {
  return (
    <>
      <Box {...box} x={20} title={label('draft')} tone="muted" />
      <Box {...box} x={248} title={label('submitted')} tone="accent" />
      <Box {...box} x={476} title={label('approved')} tone="success" />
      <Forward from={126} words={label('submit-for-approval')} />
      <Forward from={354} words={label('approve')} />
      <ReturnArrow
        from={300}
        to={92}
        y={138}
        words={label('request-changes')}
        note={{en: 'comment required', fr: 'commentaire obligatoire'}}
      />
      <ReturnArrow
        from={528}
        to={52}
        y={216}
        words={label('create-revision')}
        note={{
          en: 'version + 1, the approved one stays readable',
          fr: 'version + 1, l’approuvée reste lisible',
        }}
      />
    </>
  );
}

function Forward({from, words}: {from: number; words: string}) {
  const twoLines = words.includes(' ');
  return (
    <>
      <Text
        x={from + 60}
        y={centreY - (twoLines ? 27 : 9)}
        anchor="middle"
        max={118}
        wrapped
        text={words}
      />
      <Arrow d={`M${from} ${centreY}H${from + 118}`} />
    </>
  );
}

function ReturnArrow({
  from,
  to,
  y,
  words,
  note,
}: {
  from: number;
  to: number;
  y: number;
  words: string;
  note: FigureText;
}) {
  const x = (from + to) / 2;
  return (
    <>
      <Arrow d={`M${from} ${under}V${y}H${to}V${under + 2}`} dashed />
      <Text x={x} y={y + 22} anchor="middle" max={from - to + 16} text={words} />
      <Text x={x} y={y + 41} muted anchor="middle" max={from - to} text={note} />
    </>
  );
}
