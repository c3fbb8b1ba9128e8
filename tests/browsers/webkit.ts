import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine } from './engine.ts';

const KEYS = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
const BROWSER = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
});

/** Starts WebKitGTK's MiniBrowser, on a virtual screen if there is none. */
export async function startWebKit(program: string): Promise<Engine> {
  const screen = process.env['DISPLAY'] ? undefined : await startScreen();
  const env = { ...process.env, ...screen?.env } as Record<string, string>;
  const server = new DriverService.Builder(program).setLoopback(true).setEnvironment(env).build();
  const driver = await new Builder()
    .usingServer(await server.start())
    .withCapabilities(BROWSER)
    .build();
  const find = async (selector: string, index = 0) => {
    const element = (await driver.findElements(By.css(selector)))[index];
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };

  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    navigate: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (selector, index) => (await find(selector, index)).click(),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await find(selector) })
        .perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    problems: [],
    async close() {
      await driver.quit();
      await server.kill();
      screen?.process.kill();
    },
  };
}

/** Starts Xvfb, which picks a free display and prints its number when ready. */
async function startScreen(): Promise<{ env: { DISPLAY: string }; process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [number] = await once(screen.stdout, 'data');
  return { env: { DISPLAY: `:${String(number).trim()}` }, process: screen };
}
