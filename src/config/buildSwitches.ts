/** Environment variables of builds: values, the default first. */
export const buildSwitches = {
  /** `webpack` is for machines without native binaries. */
  TELESCOPE_BUNDLER: ['rspack', 'webpack'],
  /** Whether broken links and anchors fail the build. */
  TELESCOPE_STRICT: ['false', 'true'],
};

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

/** Returns the value of a variable or its default. @throws if the value is invalid */
export function readSwitch(env: NodeJS.ProcessEnv, name: keyof typeof buildSwitches): string {
  const values = buildSwitches[name];
  const value = env[name]?.trim() || values[0]!;
  if (!values.includes(value)) {
    throw new Error(`${name} is "${value}": expected one of ${values.join(', ')}.`);
  }
  return value;
}
