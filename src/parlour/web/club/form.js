/** The form that creates or edits a club. */
import { html, live } from '../vendor/lit.js';
import { t } from '../components/strings.js';
/** @typedef {import('../types').ClubTerms} ClubTerms */

const JOINING = /** @type {import('../types').ClubJoining[]} */ (['open', 'request', 'invitation']);
const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 32;
const MAX_DESCRIPTION_LENGTH = 4000;

export class ClubForm {
  /**
   * @param {{ terms?: ClubTerms, submitText: string, redraw: () => void, onCancel: () => void,
   *   onSubmit: (terms: ClubTerms) => Promise<unknown> }} wish
   */
  constructor({ terms, submitText, redraw, onCancel, onSubmit }) {
    this.terms = terms ?? { name: '', description: '', joining: 'request' };
    this.submitText = submitText;
    this.redraw = redraw;
    this.onCancel = onCancel;
    this.onSubmit = onSubmit;
    this.isBusy = false;
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    if (this.isBusy) return;
    this.isBusy = true;
    this.redraw();
    await this.onSubmit({ ...this.terms, name: this.terms.name.trim() });
    this.isBusy = false;
    this.redraw();
  }

  joiningField() {
    return html`<fieldset class="field">
      <legend>${t('club-joining')}</legend>
      <div class="segmented">
        ${JOINING.map(
          joining =>
            html`<label
              ><input
                type="radio"
                name="joining"
                .checked=${live(joining === this.terms.joining)}
                @change=${() => {
                  this.terms.joining = joining;
                  this.redraw();
                }}
              />${t(`club-joining-${joining}`)}</label
            >`,
        )}
      </div>
      <small>${t(`club-joining-${this.terms.joining}-line`)}</small>
    </fieldset>`;
  }

  template() {
    return html`<form
      class="card padded-card club-form"
      @submit=${(/** @type {Event} */ event) => this.submit(event)}
    >
      <label class="field"
        >${t('club-name-field')}<input
          class="input"
          name="name"
          required
          minlength=${MIN_NAME_LENGTH}
          maxlength=${MAX_NAME_LENGTH}
          .value=${live(this.terms.name)}
          @input=${(/** @type {any} */ event) => {
            this.terms.name = event.target.value;
          }}
      /></label>
      ${this.joiningField()}
      <label class="field"
        >${t('club-description')}<textarea
          class="input"
          name="description"
          rows="6"
          maxlength=${MAX_DESCRIPTION_LENGTH}
          .value=${live(this.terms.description)}
          @input=${(/** @type {any} */ event) => {
            this.terms.description = event.target.value;
          }}
        ></textarea
        ><small>${t('club-description-line')}</small></label
      >
      <div class="row wrapping">
        <button class="btn main" ?disabled=${this.isBusy}>${this.submitText}</button>
        <button type="button" class="btn" @click=${this.onCancel}>${t('site-cancel')}</button>
      </div>
    </form>`;
  }
}
