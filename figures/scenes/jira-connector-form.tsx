import {
  Badge,
  Button,
  defineFigure,
  Divider,
  Field,
  Fields,
  label,
  Text,
  Window,
} from '@guide/figures/kit';
import {Card} from '../parts/api';
import {Tick} from '../parts/core-lift';
import {jira, texts} from '../parts/lift-tutorials-jira';

const HEIGHT = 424;
const LEFT = 28;
const CONTENT_WIDTH = 544;
const result = {x: LEFT, y: 306, width: CONTENT_WIDTH, height: 44};

export default defineFigure({height: HEIGHT, draw: JiraConnectorForm});

function JiraConnectorForm() {
  return (
    <Window module="lift">
      <Text x={LEFT} y={76} size={17} bold maxWidth={300} text={label('new-connector')} />
      <Badge x={LEFT + CONTENT_WIDTH} anchor="end" y={58} tone="accent" text={jira.provider} />
      <Field x={LEFT} y={96} width={CONTENT_WIDTH} label={texts.siteUrl} value={jira.site} />
      <Fields
        x={LEFT}
        y={162}
        width={CONTENT_WIDTH}
        gap={16}
        fields={[
          {label: texts.accountEmail, value: jira.account},
          {label: texts.apiToken, value: '••••••••••••••••'},
        ]}
      />
      <Field x={LEFT} y={228} width={CONTENT_WIDTH} label="JQL" value={jira.query} />
      <Result />
      <Divider y={HEIGHT - 51.5} />
      <Button x={LEFT} y={HEIGHT - 42} primary text={label('test-connection')} />
      <Button x={LEFT + CONTENT_WIDTH} y={HEIGHT - 42} anchor="end" text={label('save')} />
    </Window>
  );
}

function Result() {
  const base = result.y + 27;
  return (
    <>
      <Card {...result} fill="success-soft" stroke="success" />
      <Tick x={result.x + 24} y={base - 5} colour="success" />
      <Text
        x={result.x + 42}
        y={base}
        bold
        colour="success"
        maxWidth={190}
        text={texts.succeeded}
      />
      <Text
        x={result.x + CONTENT_WIDTH - 16}
        y={base}
        anchor="end"
        maxWidth={300}
        text={texts.firstPage}
      />
    </>
  );
}
