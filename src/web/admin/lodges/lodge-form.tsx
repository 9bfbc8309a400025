import { useState } from 'react'
import {
  type FieldErrors,
  type Resolver,
  type UseFormGetValues,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form'
import { OwnPolicy } from '#contract/bookings/cancellation-policy.ts'
import { type Lodge, LodgeEdit } from '#contract/lodges/lodges.ts'
import { parseWholeNumber } from '#contract/platform/whole-number.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { formResolver } from '#web/platform/ui/forms/form-resolver.ts'
import { KEEP_FIELDS } from '#web/platform/ui/forms/keep-fields.ts'
import { changedSince } from '../kit/editing/changed-since.ts'
import { ConflictNotice } from '../kit/editing/conflict-notice.tsx'
import { conflictIn, type EditConflict } from '../kit/editing/edit-conflict.ts'
import { ItemList } from '../kit/editing/item-list.tsx'
import { withItem } from '../kit/editing/list-items.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { useConfirmLeave } from '../kit/editing/use-confirm-leave.tsx'
import { ImageText } from './image-text-field.tsx'
import { LodgeFacts } from './lodge-facts.tsx'
import { changedFields, type LodgeFields, lodgeFieldLabels, toEdit, toFields } from './lodge-fields.ts'
import { PictureUpload } from './picture-upload.tsx'
import { PolicyFields } from './policy-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { useSaveLodge } from './use-lodge-edit.ts'

/** A built-in policy is sent with its steps too, so that an error names its field. */
const LodgeFormEdit = LodgeEdit.extend({ cancellationPolicy: OwnPolicy.optional() })
const validate: Resolver<LodgeFields> = formResolver(LodgeFormEdit)

type LodgeFormProps = {
  lodge: Lodge
  /** Renders the card that guests see. */
  preview: (lodge: Lodge) => React.ReactNode
  part?: LodgePart
  onClose: () => void
}

/** 'details' includes the pictures. */
export type LodgePart = 'details' | 'pictures' | 'rules'

export function LodgeForm({ lodge, preview, part = 'details', onClose }: LodgeFormProps) {
  const [start, setStart] = useState({ version: lodge.version, fields: toFields(lodge) })
  const form = useForm<LodgeFields>({
    // Validates only what is sent: a value older than a stricter rule must not block the other fields.
    resolver: (now, ...rest) => validate(changedFields(start.fields, now) as LodgeFields, ...rest),
    defaultValues: start.fields,
  })
  const { register, handleSubmit, formState, watch, setValue, getValues, reset } = form
  const { errors, isDirty, isSubmitted } = formState
  const { confirmLeave, leaveDialog } = useConfirmLeave(isDirty)
  const save = useSaveLodge({ ...lodge, ...start.fields })
  const fields = watch()
  const conflict = conflictIn<Partial<LodgeFields>>(save.error)
  /** Applies the unsaved changes again to the server's fields. */
  const goOnFrom = (
    version: number,
    fields: LodgeFields,
    changes: ReturnType<typeof changedSince<LodgeFields>>,
  ) => {
    setStart({ version, fields })
    reset(fields, KEEP_FIELDS)
    for (const [field, value] of changes) setValue(field, value, { shouldDirty: true })
  }
  const send = handleSubmit((edited) => {
    const sent = { ...getValues() }
    save.mutate(toEdit(start.fields, edited, start.version), {
      onSuccess: (saved) => goOnFrom(saved.version, toFields(saved), changedSince(sent, getValues())),
    })
  })
  const settle = ({ version, current }: EditConflict<Partial<LodgeFields>>, keepsMine: boolean) => {
    const mine = changedSince(start.fields, getValues())
    const kept = keepsMine ? mine : mine.filter(([field]) => !(field in current))
    goOnFrom(version, { ...start.fields, ...current }, kept)
    save.reset()
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <UnsavedGuard isDirty={isDirty} />
      {leaveDialog}
      <form aria-label={`Edit ${lodge.slug}`} noValidate onSubmit={send} className="grid min-w-0 gap-5">
        {part === 'details' && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label="Name" {...register('name')} error={errors.name?.message} />
              <TextField label="Theme Color" {...register('color')} error={errors.color?.message} />
              <WholeNumber
                label="Price per Night"
                {...register('price', { setValueAs: wholeNumber })}
                error={errors.price?.message}
              />
              <WholeNumber
                label="Max Guests"
                {...register('maxGuests', { setValueAs: wholeNumber })}
                error={errors.maxGuests?.message}
              />
              <WholeNumber
                label="Max Dogs"
                {...register('maxDogs', { setValueAs: wholeNumber })}
                error={errors.maxDogs?.message}
              />
            </div>
            <LodgeFacts register={register} errors={errors} />
            <TextArea
              label="Description"
              rows={6}
              {...register('description')}
              error={errors.description?.message}
            />
          </>
        )}
        {part !== 'rules' && (
          <>
            <TextField
              label="Exterior Image URL"
              {...register('exteriorImage')}
              error={errors.exteriorImage?.message}
            />
            <PictureUpload
              name="Upload another exterior picture"
              onStored={(url) => setValue('exteriorImage', url, { shouldDirty: true })}
            />
            <ImageText
              label="Alternative text of the exterior image"
              src={fields.exteriorImage}
              lodge={lodge}
              texts={fields.imageTexts}
              onChange={(texts) => setValue('imageTexts', texts, { shouldDirty: true })}
            />
          </>
        )}
        {part === 'rules' && (
          <>
            <InstantBookField {...register('instantBook')} />
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" className="size-4 shrink-0" {...register('isArrivalFormRequired')} />
              Guests send the arrival form before they see the door code
            </label>
            <PolicyFields
              policy={fields.cancellationPolicy}
              errors={errors.cancellationPolicy}
              onChange={(policy) =>
                setValue('cancellationPolicy', policy, {
                  shouldDirty: true,
                  shouldValidate: isSubmitted,
                })
              }
            />
            <ScheduleFields
              lodge={lodge}
              schedule={fields.paymentSchedule}
              errors={errors.paymentSchedule}
              onChange={(schedule) =>
                setValue('paymentSchedule', schedule, { shouldDirty: true, shouldValidate: isSubmitted })
              }
            />
          </>
        )}
        <LodgeLists
          part={part}
          lodge={lodge}
          fields={fields}
          errors={errors}
          setValue={setValue}
          getValues={getValues}
        />
        {conflict && (
          <ConflictNotice
            subject="this lodge"
            theirs={conflict.current}
            labels={lodgeFieldLabels}
            onTakeTheirs={() => settle(conflict, false)}
            onKeepMine={() => settle(conflict, true)}
          />
        )}
        <div className="sticky bottom-12 flex flex-wrap gap-3 border-t border-line bg-page/95 py-4 lg:bottom-0">
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button onClick={() => confirmLeave(onClose)}>Cancel</Button>
        </div>
      </form>
      <aside className="max-w-sm xl:sticky xl:top-6">
        <h2 className="mb-3 text-lg">Preview</h2>
        {preview({ ...lodge, ...fields, price: fields.price || 0 })}
      </aside>
    </div>
  )
}

const wholeNumber = (text: unknown): number => parseWholeNumber(String(text))

function WholeNumber(props: React.ComponentProps<typeof TextField>) {
  return <TextField type="number" inputMode="numeric" min={1} step={1} {...props} />
}

function InstantBookField(props: React.ComponentProps<'input'>) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-4 shrink-0" aria-describedby="instant-book-hint" {...props} />
        Book instantly
      </label>
      <p id="instant-book-hint" className="text-sm text-muted">
        Guests pay by card within 30 minutes and are confirmed without your answer.
      </p>
    </div>
  )
}

type LodgeListsProps = {
  part: LodgePart
  lodge: Lodge
  fields: LodgeFields
  errors: FieldErrors<LodgeFields>
  setValue: UseFormSetValue<LodgeFields>
  /** Several uploads may end between two renders, so each reads the current list. */
  getValues: UseFormGetValues<LodgeFields>
}

function LodgeLists({ part, lodge, fields, errors, setValue, getValues }: LodgeListsProps) {
  const change =
    (
      field:
        | 'interiorImages'
        | 'features'
        | 'essentials'
        | 'driveTimes'
        | 'houseRules'
        | 'accessibleFeatures',
    ) =>
    (items: string[]) =>
      setValue(field, items, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      {part !== 'rules' && (
        <ItemList
          legend="Interior Images"
          kind="image"
          addLabel="Interior Image URL"
          addText="Add Image"
          placeholder="https://"
          items={fields.interiorImages}
          error={firstMessage(errors.interiorImages) ?? findFirstMessage(errors.imageTexts)}
          onChange={change('interiorImages')}
          draw={(src) => (
            <img src={src} alt="" loading="lazy" className="h-10 w-14 rounded-[6px] object-cover" />
          )}
          detail={(src, number) => (
            <ImageText
              label={`Alternative text of image ${number}`}
              src={src}
              lodge={lodge}
              texts={fields.imageTexts}
              onChange={(texts) => setValue('imageTexts', texts, { shouldDirty: true })}
            />
          )}
        >
          <PictureUpload
            name="Upload interior pictures, or drop them here"
            onStored={(url) =>
              setValue('interiorImages', withItem(getValues('interiorImages'), url), { shouldDirty: true })
            }
          />
        </ItemList>
      )}
      {part === 'details' && (
        <ItemList
          legend="Features"
          kind="feature"
          addLabel="New Feature"
          addText="Add Feature"
          items={fields.features}
          error={firstMessage(errors.features)}
          onChange={change('features')}
        />
      )}
      {part === 'details' && (
        <ItemList
          legend="In Every Lodge"
          kind="essential"
          addLabel="New Essential"
          addText="Add Essential"
          items={fields.essentials}
          error={firstMessage(errors.essentials)}
          onChange={change('essentials')}
        />
      )}
      {part === 'details' && (
        <ItemList
          legend="Drive Times"
          kind="drive time"
          addLabel="New Drive Time"
          addText="Add Drive Time"
          placeholder="1 h 30 from Montrose airport"
          items={fields.driveTimes}
          error={firstMessage(errors.driveTimes)}
          onChange={change('driveTimes')}
        />
      )}
      {part === 'rules' && (
        <ItemList
          legend="House Rules"
          kind="house rule"
          addLabel="New House Rule"
          addText="Add Rule"
          items={fields.houseRules}
          error={firstMessage(errors.houseRules)}
          onChange={change('houseRules')}
        />
      )}
      {part === 'details' && (
        <ItemList
          legend="Accessibility"
          kind="accessible feature"
          addLabel="New Accessible Feature"
          addText="Add Accessible Feature"
          placeholder="Step-free entrance"
          items={fields.accessibleFeatures}
          error={firstMessage(errors.accessibleFeatures)}
          onChange={change('accessibleFeatures')}
        />
      )}
    </>
  )
}

function firstMessage(error: { message?: string } | ({ message?: string } | undefined)[] | undefined) {
  return Array.isArray(error) ? error.find((item) => item?.message)?.message : error?.message
}

function findFirstMessage(errors: object | undefined): string | undefined {
  const [first] = Object.values(errors ?? {}) as ({ message?: string } | undefined)[]
  return first?.message
}
