"""Searching contents: by author, by state, and with a typing error."""

from estante.testing.answers import data_of, rows_of, wrong_fields

from .conftest import Editor


async def test_a_search_finds_authors_in_any_order_of_their_names(editor: Editor) -> None:
    await editor.create(name="El ciclo del agua", author_name="Lucía", author_lastname="Ferrer")
    await editor.create(name="Otra cosa")
    for q in ("Lucía Ferrer", "ferrer lucia", "ferrer", "agua ferrer", "erre"):
        assert await editor.names(q=q) == ["El ciclo del agua"], q
    made = rows_of(await editor.client.get("cms/contents", params={"q": "ferrer"}))[0]
    await editor.client.put(f"cms/contents/{made['guid']}", json={"author_lastname": "Soler"})
    assert await editor.names(q="lucia soler") == ["El ciclo del agua"]
    assert await editor.names(q="ferrer") == []


async def test_a_search_finds_tags_and_says_that_they_have_the_words(editor: Editor) -> None:
    tag = data_of(await editor.client.post("cms/tags", json={"tag": "Páramo andino"}), 201)["guid"]
    made = await editor.create(name="El frailejón", tags=[tag])
    await editor.create(name="El páramo")
    path = f"cms/contents/{made['guid']}"
    for q in ("paramo andino", "ANDINO", "frailejon paramo"):
        assert await editor.names(q=q) == ["El frailejón"], q
    answer = await editor.client.get("cms/contents", params={"q": "andnio"})
    assert answer.json()["meta"]["suggestion"] == "andino"
    mentions = await editor.client.get("cms/contents/mentions", params={"q": "andino", "guid": made["guid"]})
    (place,) = data_of(mentions)["mentions"][made["guid"]]
    assert (place["place"], place["label"]) == ("tags", "En las etiquetas")
    await editor.client.put(path, json={"description": "Crece a cuatro mil metros"})
    assert await editor.names(q="andino metros") == ["El frailejón"]
    await editor.client.put(path, json={"tags": []})
    assert await editor.names(q="andino") == []
    assert await editor.names(q="frailejon metros") == ["El frailejón"]


async def test_one_typing_error_is_forgiven_and_said(editor: Editor) -> None:
    await editor.create(name="El ciclo del agua", author_name="Lucía", author_lastname="Ferrer")
    await editor.create(name="Matemática para todos", author_name="Lucía", author_lastname="Ferrer")
    typed = {
        "agau": "agua",
        "matemtica": "matemática",
        "cilco del agua": "ciclo del agua",
        "Ferer": "ferrer",
    }
    for wrong, meant in typed.items():
        answer = await editor.client.get("cms/contents", params={"q": wrong})
        assert answer.json()["meta"].get("suggestion") == meant
        right = await editor.client.get("cms/contents", params={"q": meant})
        assert [row["guid"] for row in rows_of(answer)] == [row["guid"] for row in rows_of(right)]
        assert answer.json()["meta"]["total"] == len(rows_of(answer)) > 0


async def test_words_that_are_found_or_unlike_anything_suggest_nothing(editor: Editor) -> None:
    await editor.create(name="El ciclo del agua")
    for q in ("agua", "xilófono", "agu", "ciclo xilófono"):
        answer = await editor.client.get("cms/contents", params={"q": q})
        assert "suggestion" not in answer.json()["meta"], q


async def test_states_dates_and_missing_descriptions_narrow_the_list(editor: Editor) -> None:
    await editor.create(name="Descrita", description="Sube y baja")
    broken = await editor.create_from("texto.pdf", b"%PDF-1.7 nothing more", name="Rota")
    assert broken["storage_status"] == "failed"
    assert await editor.names(storage_status="failed") == ["Rota"]
    assert await editor.names(has_description="true") == ["Descrita"]
    assert await editor.names(has_description="false") == ["Rota"]
    assert len(await editor.names(updatedAt="7d")) == 2
    assert await editor.names(updatedAt="..2020-01-01") == []
    assert wrong_fields(await editor.client.get("cms/contents?updatedAt=ayer")) == {"updatedAt": "one_of"}
    refused = await editor.client.get("cms/contents?storage_status=lost")
    assert "failed" in refused.json()["errors"][0]["message"]
