import {Badge, defineFigure, type FigureText, label, Text} from '@guide/figures/kit';
import {Card} from '../parts/api';

const texts = {
  stillValid: {en: 'still valid', fr: 'encore valable'},
  refused: {en: '401: refused', fr: '401 : refusé'},
  valid: {en: 'valid', fr: 'valable'},
  timeToChange: {
    en: 'Time to change it in your programs',
    fr: 'Le temps de le changer dans vos programmes',
  },
};

const START_X = 140;
const ROTATED_X = 232;
const ENDED_X = 440;
const END_X = 584;
const oldSecret = {y: 92, height: 44};
const newSecret = {y: 154, height: 44};
const BOTTOM = 262;

export default defineFigure({height: 278, draw: TokenRotation});

function TokenRotation() {
  const between = (ROTATED_X + ENDED_X) / 2;
  return (
    <>
      <rect
        x={ROTATED_X}
        y={46}
        width={ENDED_X - ROTATED_X}
        height={BOTTOM - 46}
        fill="surface-raised"
      />
      <Day x={ROTATED_X} text={label('rotate')} />
      <Day x={ENDED_X} text={{en: '24 hours later', fr: '24 heures après'}} />
      <RowName y={oldSecret.y} text={{en: 'Old secret', fr: 'Ancien secret'}} />
      <RowName y={newSecret.y} text={{en: 'New secret', fr: 'Nouveau secret'}} />
      <Card
        {...oldSecret}
        x={START_X}
        width={ENDED_X - START_X}
        fill="surface-hover"
        stroke="text-muted"
      />
      <Text
        x={START_X + 14}
        y={oldSecret.y + 27}
        maxWidth={76}
        text={{en: 'valid', fr: 'valable'}}
      />
      <Text
        x={between}
        y={oldSecret.y + 27}
        bold
        anchor="middle"
        maxWidth={190}
        text={texts.stillValid}
      />
      <Badge x={ENDED_X + 14} y={oldSecret.y + 10} tone="danger" text={texts.refused} />
      <Card
        {...newSecret}
        x={ROTATED_X}
        width={END_X - ROTATED_X}
        fill="accent-soft"
        stroke="accent"
      />
      <Text
        x={between}
        y={newSecret.y + 27}
        bold
        anchor="middle"
        maxWidth={190}
        text={texts.valid}
      />
      <Text x={between} y={226} anchor="middle" maxWidth={196} wrapped text={texts.timeToChange} />
    </>
  );
}

function Day({x, text}: {x: number; text: FigureText}) {
  return (
    <>
      <Text x={x} y={34} size={15} bold anchor="middle" maxWidth={190} text={text} />
      <path d={`M${x} 46V${BOTTOM}`} stroke="text-muted" strokeWidth={1.5} strokeDasharray="5 4" />
    </>
  );
}

function RowName({y, text}: {y: number; text: FigureText}) {
  return <Text x={16} y={y + 27} maxWidth={120} text={text} />;
}
