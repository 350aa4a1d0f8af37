import {defineFigure} from '../figure';
import {Badge, Text, usePen} from '../kit';
import {Card} from '../parts/api';

const START = 140;
const ROTATED = 232;
const ENDED = 440;
const END = 584;
const old = {y: 92, height: 44};
const fresh = {y: 154, height: 44};
const BOTTOM = 262;

export default defineFigure({height: 278, draw: () => <TokenRotation />});

function TokenRotation() {
  const {c, label, say} = usePen();
  const between = (ROTATED + ENDED) / 2;
  return (
    <>
      <rect
        x={ROTATED}
        y={46}
        width={ENDED - ROTATED}
        height={BOTTOM - 46}
        fill={c('surface-raised')}
      />
      <Day x={ROTATED}>{label('rotate')}</Day>
      <Day x={ENDED}>{say({en: '24 hours later', fr: '24 heures après'})}</Day>
      <Name y={old.y}>{say({en: 'Old secret', fr: 'Ancien secret'})}</Name>
      <Name y={fresh.y}>{say({en: 'New secret', fr: 'Nouveau secret'})}</Name>
      <Card {...old} x={START} width={ENDED - START} fill="surface-hover" stroke="text-muted" />
      <Text x={START + 14} y={old.y + 27} size={14} max={76}>
        {say({en: 'valid', fr: 'valable'})}
      </Text>
      <Text x={between} y={old.y + 27} size={14} bold anchor="middle" max={190}>
        {say({en: 'still valid', fr: 'encore valable'})}
      </Text>
      <Badge x={ENDED + 14} y={old.y + 10} tone="danger">
        {say({en: '401: refused', fr: '401 : refusé'})}
      </Badge>
      <Card {...fresh} x={ROTATED} width={END - ROTATED} fill="accent-soft" stroke="accent" />
      <Text x={between} y={fresh.y + 27} size={14} bold anchor="middle" max={190}>
        {say({en: 'valid', fr: 'valable'})}
      </Text>
      <Text x={between} y={226} size={14} anchor="middle" max={196} wrapped>
        {say({
          en: 'Time to change it in your programs',
          fr: 'Le temps de le changer dans vos programmes',
        })}
      </Text>
    </>
  );
}

function Day({x, children}: {x: number; children: string}) {
  const {c} = usePen();
  return (
    <>
      <Text x={x} y={34} bold anchor="middle" max={190}>
        {children}
      </Text>
      <path
        d={`M${x} 46V${BOTTOM}`}
        stroke={c('text-muted')}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
    </>
  );
}

function Name({y, children}: {y: number; children: string}) {
  return (
    <Text x={16} y={y + 27} size={14} max={120}>
      {children}
    </Text>
  );
}
