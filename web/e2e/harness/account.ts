// The form of the settings by which one logs in or makes an account.
import type { Person } from './person.ts';

export async function fillIn(person: Person, name: string, password: string): Promise<void> {
  await person.page.getByLabel('Name', { exact: true }).fill(name);
  await person.page.getByLabel('Password').fill(password);
}
