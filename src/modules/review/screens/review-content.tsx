import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Review } from '../contract.ts'
import { detailsText as text } from './review-details.text.ts'

/** Shows the content of a version in full. A vendor's texts are rendered as plain text only. */
export function ReviewContent({ review }: { review: Review }) {
  return (
    <>
      <section aria-labelledby="review-texts" className="review-part">
        <h2 id="review-texts">{text.texts}</h2>
        <h3>{text.description}</h3>
        <p className="review-text measure">{review.description}</p>
        <h3>{text.longDescription}</h3>
        <p className="review-text measure">{review.long_description || text.noText}</p>
      </section>
      <section aria-labelledby="review-work" className="review-part">
        <h2 id="review-work">{text.work}</h2>
        <h3>{text.prompt}</h3>
        {review.prompt_template === null ? (
          <p className="soft">{text.noPrompt}</p>
        ) : (
          <pre className="review-prompt">{review.prompt_template}</pre>
        )}
        <h3>{text.endpoint}</h3>
        {review.api_endpoint === null ? (
          <p className="soft">{text.noEndpoint}</p>
        ) : (
          <p className="review-endpoint">{review.api_endpoint}</p>
        )}
        {review.api_endpoint === null && <ModelNeed review={review} />}
      </section>
      <Inputs fields={review.input_fields} />
      <Sample sample={review.sample} />
    </>
  )
}

/** Shows whether the bot needs a language model, and the example that its page shows where none is connected (AMB-197). */
function ModelNeed({ review: { needs_model: needed, model_example: example } }: { review: Review }) {
  return (
    <>
      <h3>{text.model}</h3>
      <p>{needed ? text.modelNeeded : text.modelNotNeeded}</p>
      {example && (
        <>
          <p className="small soft">{text.exampleNote}</p>
          <h4>{text.exampleInput}</h4>
          <p className="review-text measure">{example.input}</p>
          <h4>{text.exampleOutput}</h4>
          <p className="review-text measure">{example.output}</p>
        </>
      )}
    </>
  )
}

/** Shows the form of the bot as a user gets it; nothing typed here is sent. */
function Inputs({ fields }: { fields: Review['input_fields'] }) {
  return (
    <section aria-labelledby="review-inputs" className="review-part">
      <h2 id="review-inputs">{text.inputs}</h2>
      <p className="small soft">{fields.length === 0 ? text.noInputs : text.inputsNote}</p>
      <div className="review-inputs">
        {fields.map(({ label, type, placeholder }) => (
          <Field key={label} label={label}>
            {type === 'textarea' ? (
              <TextArea rows={3} placeholder={placeholder} />
            ) : (
              <TextInput type={type} placeholder={placeholder} autoComplete="off" />
            )}
          </Field>
        ))}
      </div>
    </section>
  )
}

function Sample({ sample: { company, pages, questions } }: Pick<Review, 'sample'>) {
  const isEmpty = pages.length === 0 && questions.length === 0
  return (
    <section aria-labelledby="review-sample" className="review-part">
      <h2 id="review-sample">{text.sample}</h2>
      {isEmpty ? (
        <p className="soft">{text.noSample}</p>
      ) : (
        <p>
          {company && <strong>{company}</strong>} {text.pages(pages.length)}
        </p>
      )}
      {pages.map((page, at) => (
        <details key={`${page.title} ${at}`} className="review-page">
          <summary>{page.title}</summary>
          <p className="review-text measure">{page.text}</p>
        </details>
      ))}
      {questions.length > 0 && (
        <>
          <h3>{text.questions}</h3>
          <ul className="review-questions plain-list">
            {questions.map(({ question, keywords }) => (
              <li key={question}>
                {question}
                {keywords.length > 0 && <Badge tone="line">{text.expects(keywords.join(', '))}</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
