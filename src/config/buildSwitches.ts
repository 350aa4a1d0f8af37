/** Environment variables of builds: values, the default first. */
export const buildSwitches = {
  /** `webpack` is for machines without native binaries. */
  TELESCOPE_BUNDLER: ['rspack', 'webpack'],
  /** Whether broken links and anchors fail the build. */
  TELESCOPE_STRICT: ['false', 'true'],
};

/** Returns the value of a variable or its default. @throws if the value is invalid */
export function readSwitch(env: NodeJS.ProcessEnv, name: keyof typeof buildSwitches): string {
  const values = buildSwitches[name];
  const value = env[name]?.trim() || values[0]!;
  if (!values.includes(value)) {
    throw new Error(`${name} is "${value}": expected one of ${values.join(', ')}.`);
  }
  return value;
}
