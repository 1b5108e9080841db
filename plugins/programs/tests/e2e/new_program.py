"""A program of a story's own."""

import httpx

# What a new program needs.
FIELDS = (
    *("discipline", "educationLevels", "educationYears", "country", "publication_guid"),
    *("langs", "evaluation_period"),
)


def new_program(client: httpx.Client, name: str, **fields: object) -> str:
    """The guid of a program without parts, classified as the first of the demo."""
    demo = client.get("lms/courses").json()["data"][0]["guid"]
    like = client.get(f"lms/courses/{demo}").json()["data"]
    body = {field: like[field] for field in FIELDS} | {"name": name, **fields}
    answer = client.post("lms/courses", json=body)
    assert answer.is_success, answer.text
    return str(answer.json()["data"]["guid"])


def own_publication(client: httpx.Client, name: str) -> str:
    """The guid of a publication that no school gives, classified as the first program of the demo."""
    demo = client.get("lms/courses").json()["data"][0]["guid"]
    like = client.get(f"lms/courses/{demo}").json()["data"]
    body = {field: like[field] for field in ("educationLevels", "educationYears", "country")}
    answer = client.post("cms/publications", json={**body, "name": name, "disciplines": [like["discipline"]]})
    assert answer.is_success, answer.text
    return str(answer.json()["data"]["guid"])
