import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, guest, mailsTo, newEmail, registerAs, signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, visit } from './browser.ts';
import { focused } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const newPassword = 'Mesa7.verde-lago';
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
};

test('a person who forgot the password asks for a link, chooses another and signs in with it', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard);
  const { email } = await signUp(cloud);

  await page.goto('/login');
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).press('Enter');
  await page.waitForURL('**/forgot-password');
  expect(await page.getByLabel('Correo corporativo').inputValue()).toBe(email);
  await page
    .getByRole('main')
    .getByRole('button', { name: /enlace/ })
    .click();
  await page.getByText('Revisa tu correo').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const [mail] = await mailsTo(cloud, email);
  const link = /https?:\/\/\S+reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Contraseña nueva').fill(newPassword);
  await page.getByLabel('Repite la contraseña').fill(newPassword);
  await page.getByLabel('Repite la contraseña').press('Enter');
  await page.waitForURL('**/login');
  await page.getByText('Contraseña cambiada').waitFor();
  expect(complaints).toEqual([]);
  await signIn(page, email, newPassword);

  const { page: again } = await visit(browser, cloud.dashboard);
  await again.goto(link);
  await again.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor();
  expect(await accessibilityViolations(again)).toEqual([]);
});

const linkIn = async (email: string): Promise<string> =>
  /https?:\/\/\S+verify-email\S+/.exec((await mailsTo(cloud, email))[0]?.text ?? '')?.[0] ?? '';

test('the link of a mail leaves the address at once, survives a reload, and without the password verifies nothing', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard);
  const email = newEmail();
  await registerAs(cloud, email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  const link = await linkIn(email);
  await page.goto(link);
  await page.getByText(email, { exact: true }).waitFor();
  expect(page.url()).toBe(`${cloud.dashboard}/verify-email`);
  await page.reload();
  await page.getByText(email, { exact: true }).waitFor();
  expect(asked.filter((text) => text.includes(link.split('token=')[1] ?? ''))).toEqual([]);

  await page.getByLabel('Contraseña', { exact: true }).fill('Otra-clave-1');
  await page.keyboard.press('Enter');
  await page.getByText('Esa no es la contraseña.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  // As links of an earlier release have it.
  await page.goto(link.replace('#', '?'));
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  expect(page.url()).toBe(`${cloud.dashboard}/verify-email`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByText('Tienes 5 créditos gratis.').waitFor();
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('whoever gets the mail and created no account deletes it', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  const email = newEmail();
  await registerAs(cloud, email);
  await page.goto(await linkIn(email));
  await page.getByText('Yo no creé esta cuenta').click();
  await page.getByRole('button', { name: 'Borrar esta cuenta' }).press('Enter');
  await page.getByRole('heading', { name: 'Borramos la cuenta' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor();
});

test('the fourth account of a company is told before it registers that it gets no free credits', async () => {
  const domain = newEmail().split('@')[1] ?? '';
  for (const name of ['ana', 'eva', 'leo']) await signUp(cloud, `${name}@${domain}`);
  const { page } = await visit(browser, cloud.dashboard);
  await page.goto('/register');
  await page.getByLabel('Correo corporativo').fill(`zoe@${domain}`);
  await page.getByText('Esta cuenta empieza sin créditos gratis').waitFor();
  await page.getByText('Las primeras 3 personas de tu empresa empiezan con 5 créditos gratis').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByLabel('Repite la contraseña').fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/registration-success');
  await page.getByText('y sigues donde estabas. En otro').waitFor();
});

test('a person sees every open session and closes another one by keyboard', async () => {
  const { email } = await signUp(cloud);
  const { page } = await visit(browser, cloud.dashboard);
  await page.goto('/login');
  await signIn(page, email, goodPassword);
  await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } });

  await page.getByLabel(`Cuenta de ${email}`).press('Enter');
  await page.getByRole('link', { name: 'Tu cuenta' }).press('Enter');
  const card = page.getByRole('region', { name: 'Sesiones abiertas' });
  await card.getByText('Esta sesión').waitFor();
  expect(await card.getByRole('listitem').count()).toBe(3);
  const here = card.getByRole('listitem').filter({ hasText: 'Esta sesión' });
  await here.getByText('Último uso: ahora').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await card
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .press('Enter');
  await card.getByText('Sesión cerrada').waitFor();
  await expect.poll(() => focused(page)).toBe('Sesión cerrada');
  await card.getByRole('button', { name: 'Cerrar las demás' }).press('Enter');
  await card.getByText('Cerramos las demás sesiones').waitFor();
  await expect.poll(() => focused(page)).toBe('Cerramos las demás sesiones');
  await card.getByRole('button', { name: 'Cerrar las demás' }).waitFor({ state: 'detached' });
  expect(await card.getByRole('listitem').count()).toBe(1);
});

test('whoever deletes the account reads what stays and is told that it is closed', async () => {
  const customer = await signUp(cloud);
  const { page, complaints } = await openDesk(browser, cloud, customer);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Borrar la cuenta' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Borrar la cuenta' });
  await dialog.getByText('diez años, por ley').waitFor();
  await expect.poll(() => dialog.getByLabel('Código de tu app').count()).toBe(0);
  await dialog.getByLabel('Tu contraseña').fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByRole('alert').getByText('Tu cuenta está cerrada').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
