import type {ReactNode} from 'react';
import {
  Button,
  defineFigure,
  Field,
  type FigureText,
  label,
  Panel,
  type Position,
  Skeleton,
  Switch,
  Tabs,
  Text,
  Window,
} from '@guide/figures/kit';

export default defineFigure({height: 404, draw: AccountSecurity});

const CONTROLS = 222;

function Block({
  y,
  height,
  title,
  children,
}: {
  y: number;
  height: number;
  title: FigureText;
  children: ReactNode;
}) {
  return (
    <Panel x={20} y={y} width={560} height={height}>
      <Text x={36} y={y + 30} size={15} bold maxWidth={170} wrapped text={title} />
      {children}
    </Panel>
  );
}

function RightButton({y, primary, text}: {y: number; primary?: boolean; text: FigureText}) {
  return <Button x={564} anchor="end" y={y} primary={primary} text={text} />;
}

function RecoveryCodes({x, y}: Position) {
  return Array.from({length: 10}, (_, index) => (
    <Skeleton key={index} x={x + (index % 5) * 38} y={y + Math.floor(index / 5) * 16} width={30} />
  ));
}

function Session({x, y, width}: Position & {width: number}) {
  return (
    <>
      <path
        d={`M${x + 3} ${y}h14v10H${x + 3}zM${x} ${y + 13}h20`}
        fill="none"
        stroke="text-muted"
        strokeWidth={1.75}
      />
      <Skeleton x={x + 32} y={y + 11} width={width} />
    </>
  );
}

const texts = {
  newPassword: {en: 'New password', fr: 'Nouveau mot de passe'},
  on: {en: 'On', fr: 'Activée'},
  sessions: {en: 'Sessions', fr: 'Sessions'},
};

function AccountSecurity() {
  const tabs = [label('profile'), label('preferences'), label('security'), label('access-tokens')];
  return (
    <Window module="my-account">
      <Tabs x={20} y={70} items={tabs} open={label('security')} />
      <Block y={94} height={86} title={label('password')}>
        <Field x={CONTROLS} y={108} width={200} label={texts.newPassword} value="••••••••••••" />
        <RightButton y={129} primary text={label('save')} />
      </Block>
      <Block y={192} height={106} title={label('two-step-verification')}>
        <Switch x={CONTROLS} y={207} on />
        <Text x={CONTROLS + 52} y={223} size={15} maxWidth={120} text={texts.on} />
        <Text x={CONTROLS} y={262} muted maxWidth={140} text={label('recovery-codes')} />
        <RecoveryCodes x={CONTROLS + 152} y={258} />
      </Block>
      <Block y={310} height={74} title={texts.sessions}>
        <Session x={CONTROLS} y={328} width={72} />
        <Session x={CONTROLS} y={354} width={52} />
        <RightButton y={332} text={label('sign-out-everywhere')} />
      </Block>
    </Window>
  );
}
