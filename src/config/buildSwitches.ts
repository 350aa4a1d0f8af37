/** Whether broken links and anchors fail the build. */
export const strictVariable = 'TELESCOPE_STRICT';

/** Names of features to build, separated by commas, or `none`. Default: all. */
export const featuresVariable = 'TELESCOPE_FEATURES';

/** Returns the features that the environment selects. @throws if it names an unknown one */
export function selectFeatures<Named extends {name: string}>(
  features: readonly Named[],
  env: NodeJS.ProcessEnv,
): readonly Named[] {
  const value = env[featuresVariable]?.trim();
  if (!value) {
    return features;
  }
  const names = value === 'none' ? [] : value.split(',').map((name) => name.trim());
  const known = features.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `${featuresVariable} has "${unknown}": expected none, or some of ${known.join(', ')}.`,
    );
  }
  return features.filter(({name}) => names.includes(name));
}

/** @throws if the variable is neither `true`, `false` nor empty */
export function isStrict(env: NodeJS.ProcessEnv): boolean {
  const value = env[strictVariable]?.trim() || 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`${strictVariable} is "${value}": expected true or false.`);
  }
  return value === 'true';
}
