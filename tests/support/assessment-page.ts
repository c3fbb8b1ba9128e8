import type { Locator, Page } from 'playwright';

/** The assessment as a visitor fills it in. */
export class AssessmentPage {
  readonly submitButton: Locator;
  readonly gauge: Locator;
  readonly result: Locator;

  constructor(readonly page: Page) {
    this.submitButton = page.getByRole('button', { name: 'Show my score' });
    this.gauge = page.getByRole('img', { name: 'Gauge' });
    this.result = page.getByRole('heading', { name: /^Your execution leak/ });
  }

  toast(text: string): Locator {
    return this.page.locator('[role="status"]').getByText(text, { exact: true });
  }

  async fillDetails(details: Partial<Record<'First name' | 'Last name' | 'Email' | 'Company', string>> = {}) {
    const all = {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Email: 'ada@example.com',
      Company: 'Analytical Engines',
      ...details,
    };
    for (const [label, value] of Object.entries(all)) await this.page.getByLabel(label).fill(value);
  }

  /** Answers with these points, in the order of the questions. */
  async answer(points: readonly number[]) {
    const groups = this.page.getByRole('radiogroup');
    for (const [index, value] of points.entries()) {
      await groups
        .nth(index)
        .getByRole('radio')
        .nth(value - 1)
        .check();
    }
  }
}
