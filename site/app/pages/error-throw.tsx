/** An unexpected error, as a bug would throw it. */
export async function load(): Promise<never> {
  throw new Error('Neutron error thrown on purpose');
}
